import type { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import * as auth from './auth.ts';
import * as create from './create.ts';
import type { Endpoint } from './endpoint.ts';
import * as explore from './explore.ts';
import * as feed from './feed.ts';
import * as growth from './growth.ts';
import * as library from './library.ts';
import * as profile from './profile.ts';
import * as reader from './reader.ts';
import * as subscription from './subscription.ts';

/** The table of endpoints: every operation of the product's own API, by noun. */
export const endpoints = { auth, create, explore, feed, growth, library, profile, reader, subscription };

type Nouns = typeof endpoints;
// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever its parts
type AnyEndpoint = Endpoint<any, any, any, any, any, any, any>;
type Lines = { [N in keyof Nouns]: Extract<Nouns[N][keyof Nouns[N]], AnyEndpoint> }[keyof Nouns];

type HonoPath<P extends string> = P extends `${infer Start}/{${infer Name}}${infer Rest}`
  ? `${Start}/:${Name}${HonoPath<Rest>}`
  : P;
// biome-ignore lint/complexity/noBannedTypes: the client tells a call without input by `{}`
type Input<Key extends string, S> = S extends z.ZodType ? Record<Key, z.input<S>> : {};
type Call<E> =
  E extends Endpoint<infer M, infer P, infer _C, infer R, infer B, infer Q, infer V>
    ? {
        [path in HonoPath<P>]: {
          [method in `$${M}`]: {
            input: Input<'json', B> & Input<'query', Q> & Input<'param', V>;
            output: z.output<R>;
            outputFormat: 'json';
            status: 200;
          };
        };
      }
    : never;
type Merged<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer I) => void ? I : never;

/** What the browser's client is typed by; it exists only for the compiler. */
export type Api = Hono<Record<never, never>, Merged<Call<Lines>>, '/'>;
