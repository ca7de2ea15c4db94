import { invalidField } from "../../http/refusal.ts";
import { XlsxRefused } from "../xlsx/refused.ts";

/** Reads a file that a person chose; what it is refused for stands at its field, with its name. */
export async function refusingAt<Result>(field: string, name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof XlsxRefused)) throw error;
    throw invalidField(field, `${name}: ${error.message}`);
  }
}
