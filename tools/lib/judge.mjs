import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemOfAdminPassword } from "../../areas/karyawan/karyawan/kelemahan.mjs";
import { problemOfDataFolder } from "../../platform/files/dataFolderProblem.mjs";
import { problemOfAddress } from "../../platform/http/addressProblem.mjs";
import { correction, readSettings } from "../../platform/settings.mjs";
import { inProject, Problem, ROOT } from "./project.mjs";
import { settingsIn } from "./settings.mjs";

/** Refuses settings that the app could not start with, in sentences, before anything is installed, built or made. */
export async function judgeSettings() {
  const { settings, problems } = readSettings(process.env, Object.keys(settingsIn(inProject(".env"))));
  if (problems.length > 0) throw new Problem(correction(problems));
  const found = [await problemOfAddress({ host: settings.HOST, port: settings.PORT }), ...dataProblems(settings)];
  const told = found.filter((problem) => problem !== null);
  if (told.length > 0) throw new Problem(told.join("\n"));
}

function dataProblems({ DATA_DIR, DATABASE_URL, ADMIN_PASSWORD, ADMIN_NOKAR }) {
  const dataDir = resolve(ROOT, DATA_DIR);
  // The password is for an empty database. Whether another server's is empty shows when it is opened.
  const isEmpty = DATABASE_URL === undefined && !existsSync(join(dataDir, "postgres.password"));
  return [
    problemOfDataFolder(dataDir),
    isEmpty && ADMIN_PASSWORD !== undefined ? problemOfAdminPassword(ADMIN_PASSWORD, ADMIN_NOKAR) : null,
  ];
}
