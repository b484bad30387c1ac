import type { Hono } from 'hono';
import { type WireCode, WireError } from './wire-errors.ts';

/** Ways in that the wire knows and Pith does not have: the official client is told in the wire's own words. */
const grants: Record<string, [WireCode, string]> = {
  id_token: ['provider_disabled', 'Provider is not enabled'],
  web3: ['web3_provider_disabled', 'Web3 provider is disabled'],
};

const paths: [path: string, code: WireCode, message: string][] = [
  ['/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/user/identities/*', 'manual_linking_disabled', 'Manual linking is disabled'],
];

export function refuseGrant(type: string | undefined): never {
  const [code, message] = grants[type ?? ''] ?? (['validation_failed', 'unsupported_grant_type'] as const);
  throw new WireError(code, message);
}

export function refuseAbsent(wire: Hono): void {
  for (const [path, code, message] of paths) {
    wire.all(path, () => {
      throw new WireError(code, message);
    });
  }
}
