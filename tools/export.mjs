// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run export -- FOLDER

Writes everything that the company has into FOLDER, which must be empty or new: all tables as CSV with a description of
every column, all pictures and PDFs, the journal as hledger text, and a script that reads the tables into an empty
PostgreSQL. The app may be running meanwhile. A backup (npm run backup) is for coming back; this is for leaving.
`;

await command(HELP, "export.ts");
