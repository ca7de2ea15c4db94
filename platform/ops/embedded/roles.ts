import { connect, type Sql } from "../../db/database.ts";
import { APP, type Secret, SUPERUSER } from "./cluster.ts";

const urlFor = (port: number, user: string, password: string, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

export const appUrl = (port: number, secret: Secret): string => urlFor(port, APP, secret.app, APP);
export const adminUrl = (port: number, secret: Secret): string => urlFor(port, SUPERUSER, secret.superuser, "postgres");

/** Opens one connection as superuser, and closes it again whatever happens. */
export async function asSuperuser<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Makes the app's role, which is not superuser and owns only its database. */
export async function prepareDatabase(port: number, secret: Secret): Promise<void> {
  await asSuperuser(adminUrl(port, secret), async (sql) => {
    const [role] = await sql`select 1 from pg_roles where rolname = ${APP}`;
    if (!role) await sql.unsafe(`create role ${APP} login`);
    await sql.unsafe(`alter role ${APP} password '${secret.app}'`);
    const [database] = await sql`select 1 from pg_database where datname = ${APP}`;
    if (!database) await sql.unsafe(`create database ${APP} owner ${APP}`);
  });
}
