import { defineConfig } from 'vitest/config';

const rules = {
  name: 'rules',
  include: [
    'catalogue/**/*.test.ts',
    'contract/**/*.test.ts',
    'web/**/*.test.ts',
    'server/**/*.rules.test.ts',
    'scripts/**/*.test.ts',
  ],
};
const server = {
  include: ['server/**/*.test.ts'],
  exclude: ['server/**/*.rules.test.ts'],
  maxWorkers: 1,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/** The tests that touch the database run on the embedded one and, where TEST_DATABASE_URL names one, on a PostgreSQL too. */
export default defineConfig({
  test: {
    projects: [
      { test: rules },
      { test: { ...server, name: 'embedded', globalSetup: 'server/testing/embedded-database.ts' } },
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { ...server, name: 'postgres', globalSetup: 'server/testing/postgres-database.ts' } }]
        : []),
    ],
  },
});
