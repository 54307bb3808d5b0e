const BY_VALUES = /^(?:Error: )?((?:Out of Range|Conversion|Invalid Input|Overflow|Decimal) Error[^]*)/i;

/**
 * What the engine says where a query failed by the values that it met (out of range, not convertible); null where it failed by what it
 * asks, for want of memory or by an interruption. Then what it was to give cannot be known, and everything else can.
 */
export const dataError = (error: unknown): string | null => BY_VALUES.exec(String(error))?.[1] ?? null;
