// In the place of axios' search for circles in a query: every query of this product is a flat list of texts and numbers, by its type.
export default function assertParamsAcyclic() {}
