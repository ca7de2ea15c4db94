import { expect, test } from "vitest";
import { addressProblem, readAddress, readAddresses } from "./address.mjs";

const read = (url: string) => {
  const { host, port, isPrimary, user, database, tls, isPooled, timeout, settings } = readAddress(url);
  return { host, port, isPrimary, user, database, tls, isPooled, timeout, settings };
};
const usual = { port: 5432, isPrimary: true, user: "u", database: "db", isPooled: false, timeout: 10_000 };
const ISO = { DateStyle: "ISO" };

test("what managed databases write behind the question mark is understood, and only settings reach the server", () => {
  expect(read("postgresql://u:p@ep-x.example/db?sslmode=require&channel_binding=require")).toEqual({
    ...usual,
    host: "ep-x.example",
    tls: "require",
    settings: ISO,
  });
  expect(
    read("postgres://u:p@h:6543/db?pgbouncer=true&connection_limit=1&connect_timeout=3&application_name=toko"),
  ).toEqual({
    ...usual,
    host: "h",
    port: 6543,
    tls: "prefer",
    isPooled: true,
    timeout: 3000,
    settings: { ...ISO, application_name: "toko" },
  });
  const options = "options=endpoint%3Dep-x%20-c%20work_mem%3D8MB&target_session_attrs=read-write&DateStyle=German";
  expect(read(`postgres://u:p@h/db?${options}`).settings).toEqual({
    ...ISO,
    options: "endpoint=ep-x -c work_mem=8MB",
  });
  expect(read("postgres://h/?user=u&dbname=db&port=7&password=p&channel_binding=require")).toMatchObject({
    user: "u",
    database: "db",
    port: 7,
    tls: "require",
  });
});

test("hosts may be names, IPv6 addresses and sockets; far ones are encrypted where they can be", () => {
  for (const [url, host, tls] of [
    ["postgres://u@localhost/db", "localhost", "disable"],
    ["postgres://u@[::1]:5432/db", "::1", "disable"],
    ["postgres://u@10.0.0.5/db", "10.0.0.5", "prefer"],
    ["postgres://u@%2Fvar%2Frun%2Fpostgresql/db", "/var/run/postgresql", "disable"],
    ["postgres:///db?user=u&host=/tmp", "/tmp", "disable"],
    ["postgres://u@h/db?sslmode=allow", "h", "prefer"],
    ["postgres://u@h/db?sslmode=verify-ca", "h", "verify"],
    ["postgres://u@h/db?sslmode=verify-full", "h", "verify-host"],
    ["postgres://u@h/db?sslrootcert=system", "h", "verify-host"],
  ] as const) {
    expect(read(url)).toEqual({ ...usual, host, tls, settings: ISO });
  }
});

test("several servers are tried one after the other, and sooner; a replica will do where it may", () => {
  const several = "postgres://u:p@h1:6001,h2,[::1]:6003/db?sslmode=require";
  expect(readAddresses(several).map(({ host, port, tls, timeout }) => [host, port, tls, timeout])).toEqual([
    ["h1", 6001, "require", 3000],
    ["h2", 5432, "require", 3000],
    ["::1", 6003, "require", 3000],
  ]);
  expect(readAddresses("postgres://u@h/db?target_session_attrs=any").map((one) => one.isPrimary)).toEqual([false]);
  expect(readAddresses("postgres://u@h/db", { isPrimary: false }).map((one) => one.isPrimary)).toEqual([false]);
});

test("what can not be used is one sentence without the password", () => {
  for (const [url, sentence] of [
    ["postgres://u:100%rahasia@h/db", /%25/],
    ["postgres://u:rahasia@h/db?host=a,b", /Several hosts/],
    ["postgres://u:rahasia@h/db?target_session_attrs=standby", /=standby is unknown/],
    ["postgres://u:rahasia@h/db?sslmode=yes", /sslmode=yes is unknown/],
    ["postgres://u:rahasia@h/db?sslrootcert=/tidak/ada", /can not be read/],
    ["postgres://u:rahasia@a:1,b:x/db", /no address/],
  ] as const) {
    expect(addressProblem(url)).toMatch(sentence);
    expect(addressProblem(url)).not.toMatch(/rahasia/);
  }
  expect(addressProblem("postgres://u:p@h/db?sslmode=require")).toBeNull();
});
