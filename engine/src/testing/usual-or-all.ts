/**
 * How much of a long simulation is run: a part of it with every run of the tests, all of it with `pnpm test:long`.
 *
 * @param usual what every run can afford
 * @param all what the promise was found with
 */
export const usualOrAll = <Size>(usual: Size, all: Size): Size => (process.env['LONG_TESTS'] ? all : usual);
