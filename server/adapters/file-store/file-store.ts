/** A file as a list shows it. */
export interface StoredFile {
  /** Its whole path in the store. */
  path: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Where files are kept, by path: segments of letters, digits, dots, dashes and underscores between single slashes. Any other
 * path throws an InvalidPathError.
 */
export interface FileStore {
  /** Keeps a file whole or not at all. False when there is one already and `overwrite` is not given. */
  put(path: string, content: Uint8Array, options: { overwrite: boolean }): Promise<boolean>;
  get(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The files directly in a folder, by name. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removing what is not there is no error. False when there was nothing. */
  remove(path: string): Promise<boolean>;
}

export class InvalidPathError extends Error {
  override name = 'InvalidPathError';
}

const segment = /^(?!\.)[\w.-]{1,128}$/;

/** The path's segments. */
export function pathSegments(path: string): string[] {
  const segments = path.split('/');
  if (segments.length > 8 || !segments.every((part) => segment.test(part))) {
    throw new InvalidPathError(`Not a path of this store: ${JSON.stringify(path.slice(0, 200))}`);
  }
  return segments;
}
