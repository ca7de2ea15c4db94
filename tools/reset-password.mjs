// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run reset-password -- NO-KARYAWAN

Gives a Super Admin a new first password, for when no other one can let him in: it is printed, is changed at the next
sign-in, and ends after seven days. The second factor goes too, and every session ends. The app may be running.
`;

await command(HELP, "reset-password.ts");
