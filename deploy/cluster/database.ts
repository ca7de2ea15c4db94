import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { done } from "./machines.ts";
import type { Place } from "./node.ts";

const MOST_TRIES = 120;

/** The newest PostgreSQL of Debian that is installed. */
export function binaries(): string {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home)
    ? readdirSync(home).filter((name) => existsSync(join(home, name, "bin/initdb")))
    : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error("PostgreSQL is not installed: run deploy/cluster/install.sh");
  return join(home, newest, "bin");
}

/** Makes role and database as a provider gives them, once there is a primary. */
export async function makeDatabase(place: Place, hasPrimary: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; ; tries++) {
    await sleep(1_000);
    try {
      if (!(await hasPrimary())) throw new Error(`No primary: look into ${place.home}`);
      provide(place);
      return;
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
    }
  }
}

/** Neither superuser nor owner of the database, and the extension is there already. */
function provide({ bin, address, password }: Place): void {
  const admin = (statement: string, database = "postgres") => {
    const url = `postgres://postgres:${password}@${address}:5000/${database}`;
    return done(join(bin, "psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement, url);
  };
  if (admin("select count(*) from pg_roles where rolname = 'kantor'") === "0\n") {
    admin(`create role kantor login password '${password}'`);
  }
  if (admin("select count(*) from pg_database where datname = 'kantor'") === "0\n") admin("create database kantor");
  admin("create extension if not exists pg_trgm; grant create on schema public to kantor", "kantor");
}
