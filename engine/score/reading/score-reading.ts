import { readingCorpus } from '../../src/read/testing/reading-corpus';
import { scoreReading } from '../../src/read/testing/reading-score';

/** Cells and records of 100 that must come back. */
const THRESHOLD = 98;
const COMBINATIONS = 400;
const SHOWN = 60;

// usage: tsx score-reading.ts [seed]
const result = await scoreReading(readingCorpus(Number(process.argv[2] ?? 1), COMBINATIONS));
for (const { name, records, cells, error } of result.worst.slice(0, SHOWN)) {
  console.log(
    `${(records * 100).toFixed(1).padStart(6)} ${(cells * 100).toFixed(1).padStart(6)}  ${name}${error ? `  (${error})` : ''}`,
  );
}
/** F1 of delimiters and quotes; the best that is published on messy files is .972 (Pollock). */
const DIALECTS = 0.97;
const figures = `dialects F1 ${result.dialects.toFixed(3)}, records ${result.records.toFixed(2)}, cells ${result.cells.toFixed(2)} of 100`;
console.log(`reading: ${figures} over ${result.files} files; ${result.worst.length} below ${THRESHOLD}`);
process.exitCode = Math.min(result.records, result.cells) >= THRESHOLD && result.dialects >= DIALECTS ? 0 : 1;
