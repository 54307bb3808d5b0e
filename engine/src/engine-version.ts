/** Written into every report. */
export const ENGINE_NAME = 'Data Intelligence Hub engine';
/** That of the package. Raise both when the same table may give other claims. */
export const ENGINE_VERSION = '1.1.0';
