import { inject } from "vitest";
import { open } from "./sql.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server for these tests, of a user who may create databases there. */
    postgres: string;
  }
}

export type EmptyDatabase = { url: string; drop(): Promise<void> };

let made = 0;

/** A new database on the server that POSTGRES_URL names, else on the one of the test run. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  made += 1;
  const name = `driver_${process.pid}_${made}_${Math.random().toString(36).slice(2, 8)}`;
  const server = process.env.POSTGRES_URL ?? inject("postgres");
  const admin = open(server, { max: 1 });
  await admin`create database ${admin(name)}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    async drop() {
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}
