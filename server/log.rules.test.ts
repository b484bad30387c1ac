import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { openLog, reasonOf } from './log.ts';

function logged(err: unknown): string {
  const lines: string[] = [];
  openLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'request failed');
  return lines.join('');
}

describe('the log', () => {
  const refusal = Object.assign(new Error('duplicate key value violates unique constraint "users_email_unique"'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
  });
  const fault = new DrizzleQueryError(
    'insert into "users" values ($1, $2)',
    ['anna@example.com', '$argon2id$'],
    refusal,
  );

  it('says which query failed and why, without what it was about', () => {
    const line = logged(fault);
    expect(line).toContain('insert into');
    expect(line).toContain('23505');
    expect(line).toContain('log.rules.test.ts');
    expect(line).not.toMatch(/anna|argon2id/);
    expect(reasonOf(fault)).toContain('duplicate key value');
    expect(reasonOf(fault)).not.toMatch(/anna|argon2id/);
  });

  it('leaves addresses out of what a server answered', () => {
    expect(reasonOf(new Error('550 <anna@example.com>: no such mailbox'))).toBe(
      'Error: 550 <(address)>: no such mailbox',
    );
  });

  it('takes what is no error as it is', () => {
    expect(logged('out of luck')).toContain('out of luck');
  });
});
