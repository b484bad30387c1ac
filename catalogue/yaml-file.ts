import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { CatalogueError, type Fault } from './fault.ts';

export interface ReadYaml<T> {
  value: T;
  /** The line in the file at which a value stands, or its nearest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** @param linesBefore how many lines of the file come before the text, when it is only part of one. */
export function readYaml<T>(
  schema: z.ZodType<T>,
  { file, text, linesBefore = 0 }: { file: string; text: string; linesBefore?: number },
): ReadYaml<T> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => linesBefore + lineCounter.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length ? document.getIn(path, true) : document.contents;
    const offset = (node as { range?: [number, number, number] | null } | null | undefined)?.range?.[0];
    if (offset !== undefined) return lineAt(offset);
    return path.length ? lineOf(path.slice(0, -1)) : linesBefore + 1;
  };

  if (document.errors.length) {
    throw new CatalogueError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `not valid YAML: ${error.message}`,
      })),
    );
  }
  if (!isMap(document.contents)) {
    throw new CatalogueError([{ file, line: linesBefore + 1, message: 'expected lines of the form key: value' }]);
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    throw new CatalogueError([{ file, line: linesBefore + 1, message: `not valid YAML: ${(error as Error).message}` }]);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const faults: Fault[] = result.error.issues.map((issue) => ({
      file,
      line: lineOf(issue.path),
      message: issueMessage(issue),
    }));
    throw new CatalogueError(faults);
  }
  return { value: result.data, lineOf };
}

function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: no such key`;
  const path = issue.path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
  return path ? `${path}: ${issue.message}` : issue.message;
}
