import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { cloneDatabase, startTestServer, type TestDatabase, type TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/** For vitest's `globalSetup`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, adminUrl, stop } = await startTestServer();
  project.provide("databaseServer", { url, adminUrl });
  project.provide("postgres", adminUrl);
  return stop;
}

/** A migrated database for a test file. */
export const testDatabase = (): Promise<TestDatabase> => cloneDatabase(inject("databaseServer"));
