import { startTestServer, type TestServer } from "#test/support/server.ts";

const KEPT = "KANTOR_TEST_SERVER";

/** Playwright's `globalSetup`: starts one database server for all companies of the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, adminUrl, stop } = await startTestServer();
  const server: TestServer = { url, adminUrl };
  // Environment variable that the test workers inherit.
  process.env[KEPT] = JSON.stringify(server);
  return stop;
}

export function runningServer(): TestServer {
  const kept = process.env[KEPT];
  if (!kept) throw new Error("The database server of the stories starts with the run (globalSetup)");
  return JSON.parse(kept) as TestServer;
}
