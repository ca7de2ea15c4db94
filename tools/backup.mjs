// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run backup [-- FOLDER]

Copies the whole database in one snapshot, and the pictures, into FOLDER (DATA_DIR/backup without one). The app may be
running meanwhile. The app also does this by itself every night and keeps as many days as Setting > Perusahaan says.
`;

await command(HELP, "backup.ts");
