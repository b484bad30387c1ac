/** Writes .env.example from the configuration's schema; a test holds the file to it. */
import { writeFile } from 'node:fs/promises';
import { Environment } from '../server/config.ts';

const defaults = Environment.parse({}) as Record<string, unknown>;

export function envExample(): string {
  const entries = Object.entries(Environment.shape).map(([key, schema]) => {
    const value = defaults[key];
    return `# ${schema.description}\n# ${key}=${value ?? ''}\n`;
  });
  return `# Everything that can be set. An empty environment runs the whole product; what is shown is the default.\n\n${entries.join('\n')}`;
}

if (import.meta.main) await writeFile('.env.example', envExample());
