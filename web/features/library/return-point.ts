/** The book that the reader was opened with from Read Later: the library comes back to it, once. */
let left: string | undefined;

export function rememberBook(key: string): void {
  left = key;
}

export function takeReturnPoint(): string | undefined {
  const point = left;
  left = undefined;
  return point;
}
