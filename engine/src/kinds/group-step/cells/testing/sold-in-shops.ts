import { normalFrom, randomFrom } from '../../../../stats/distributions/random';

export const SHOPS = ['Altona', 'Barmbek', 'Eppendorf', 'Harburg', 'Wandsbek', 'Winterhude', 'Rahlstedt', 'Bergedorf'];
export const GOODS = ['Bread', 'Cakes', 'Drinks', 'Snacks'];
export const month = (i: number): number => Date.UTC(2021, i, 1);

export interface Reading {
  shop: string;
  article: string;
  period: number;
  sold: number;
}

/** Pieces of four articles sold in eight shops of unlike size, month by month; by what factor one of them is changed. */
export function readings(periods: number, factor: (own: Omit<Reading, 'sold'>) => number, isOpen: (own: Omit<Reading, 'sold'>) => boolean = () => true) {
  const normal = normalFrom(randomFrom(3));
  return SHOPS.flatMap((shop, x) =>
    GOODS.flatMap((article, y) =>
      Array.from({ length: periods }, (_, period): Reading => {
        const own = { shop, article, period };
        return { ...own, sold: Math.round(1000 * (1 + x) * (1 + 0.5 * y) * factor(own) * Math.exp(0.05 * normal())) };
      }).filter(isOpen),
    ),
  );
} // prettier-ignore

/** The cell that a test changes. */
export const isCell = ({ shop, article }: Pick<Reading, 'shop' | 'article'>) => shop === 'Harburg' && article === 'Snacks';
