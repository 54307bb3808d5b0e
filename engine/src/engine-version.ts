/** Written into every report. Raise it when the same table may give other claims. */
export const ENGINE_NAME = 'Data Intelligence Hub engine';
export const ENGINE_VERSION = '1.0.0';
