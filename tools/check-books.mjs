// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run check-books

Checks every rule that must always be true of the books, on one snapshot of the live data: stock, money, orders,
invoices, purchase orders, and that every picture has its file. The app may be running meanwhile.
Ends with code 1 when a rule is broken, and names the documents.

Uses the same settings as npm start (.env, DATABASE_URL, DATA_DIR, S3_...).
`;

await command(HELP, "check-books.ts");
