/** What a child of the benchmark is asked to do. */
export interface Job {
  kind: 'table' | 'summarize' | 'report';
  /** Folder of the benchmark's files. */
  folder: string;
  /** The table's CSV file. */
  path: string;
  rows: number;
  /** Bytes that DuckDB may use. */
  memory: number;
}

export interface Measured {
  /** Wall time of the work alone, without the process's start. */
  seconds: number;
  /** Processor time of all threads: unlike the wall time it hardly depends on what else the machine does. */
  cpu: number;
  /** Peak memory of the process. */
  bytes: number;
  /** Seconds of each agent. */
  stages?: [string, number][];
  claims?: number;
  /** Claims whose query gives their value again. */
  verified?: number;
}
