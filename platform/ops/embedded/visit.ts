import { existsSync } from "node:fs";
import { type Config, ConfigError } from "../../config.ts";
import { expectRestored } from "../../files/dataFolder.ts";
import { visitEmbedded } from "./embedded.ts";

/** The configured database for a command, whether the app is running or not, and how to leave it again. */
export async function visitDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  expectRestored(config.dataDir);
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  if (!existsSync(config.dataDir)) {
    throw new ConfigError([`There is no data folder ${config.dataDir}: start the app once, or set DATA_DIR`]);
  }
  return visitEmbedded({ dataDir: config.dataDir, log: () => {} });
}
