import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The key that an address, or an account from an address, is counted under. Hashed: the table of counts needs to name nobody,
 * and its keys are short.
 */
export function limitKey(...parts: string[]): string {
  const text = parts.map(network).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

/** Whoever has one IPv6 address has the whole /64 that it is in. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
