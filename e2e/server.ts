import { startTestServer, type TestServer } from "#server/testing/server.ts";

const KEPT = "KANTOR_TEST_SERVER";

/** For Playwright's `globalSetup`: one database server for all companies of a run. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, adminUrl, stop } = await startTestServer();
  const server: TestServer = { url, adminUrl };
  // The workers that run the stories inherit it.
  process.env[KEPT] = JSON.stringify(server);
  return stop;
}

export function runningServer(): TestServer {
  const kept = process.env[KEPT];
  if (!kept) throw new Error("The database server of the stories starts with the run (globalSetup)");
  return JSON.parse(kept) as TestServer;
}
