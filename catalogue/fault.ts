/** Something wrong in a catalogue file: where it is, what it is and what is allowed instead. */
export interface Fault {
  /** Relative to the catalogue folder, such as titles/deep-work.md. */
  file: string;
  line: number;
  message: string;
}

/** Every fault that was found, so that a contributor mends them in one go. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}

export function formatFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}

/** Runs one reader among several, so that the faults of all of them are listed together. */
export function collecting<T>(faults: Fault[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}
