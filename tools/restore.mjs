// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run restore -- BACKUP

Puts a backup (a folder named by its moment, inside the backup folder) into a new, empty database: choose a DATA_DIR
that does not exist yet, or a DATABASE_URL of an empty database. Whole or not at all; the books are checked at the end.
`;

await command(HELP, "restore.ts");
