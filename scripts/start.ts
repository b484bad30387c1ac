import { enableCompileCache } from 'node:module';
import { ensureBuilt } from './built.ts';

// What an earlier start compiled is not compiled again, here and in the database's process.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.compile-cache';
enableCompileCache(process.env.NODE_COMPILE_CACHE);

await ensureBuilt();
await import('../server/main.ts');
