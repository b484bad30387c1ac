import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** A fresh database on the PostgreSQL that TEST_DATABASE_URL names, dropped at the end. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `pith_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  project.provide('databaseUrl', url.href);
  project.provide('databasePool', '10');
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
}
