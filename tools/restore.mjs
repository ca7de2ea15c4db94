// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run restore -- BACKUP
npm run restore -- --until "2026-11-20 14:03" [--from ARCHIVE]

The first puts a backup (a folder named by its moment, inside the backup folder) into a new, empty database: choose a
DATA_DIR that does not exist yet, or a DATABASE_URL of an empty database.

The second makes the embedded database as it was at that minute (Jakarta time) in a new DATA_DIR. The archive is the one
of ARCHIVE_TO, or the folder named by --from, such as ./data/arsip; pictures that are not in it are taken from the data
folder around it.

Whole or not at all; the books are checked at the end.
`;

await command(HELP, "restore.ts", { stopped: "Stopped: nothing was restored." });
