import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import type { Boleh } from "#kernel/row.ts";
import type { HasilSatu } from "#kernel/several.ts";
import type { DrafEmail } from "#kernel/surat.ts";
import { download, print, send } from "../../api/client.ts";
import { newKey } from "../../api/key.ts";

export type ManyKind = "cetak" | "email" | "ekspor" | "po" | "ubah";
/** What became of a row: 200 done, 202 on its way, else refused. */
export type RowResult = Pick<HasilSatu, "status" | "message">;

/** What can be done with several rows at once. */
export type ManyAction<Row> = {
  kind: ManyKind;
  label: string;
  /** Without permission for it the action is not shown. */
  call: Call;
  /** A row that may not take part is left out, and told with the reason. */
  boleh?: (row: Row) => Boleh;
  /** Why it cannot be done as things are, or null; asked before the question, with the first of the rows. */
  held?: (row: Row) => Promise<string | null>;
  /** The question before it begins. */
  ask?: (count: number) => string;
  /** How the result counts what was done: "terkirim". */
  done: string;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  /** It opens a form, which says itself what is going on. */
  asks?: boolean;
  /** Answers a result for each row in their order, none where all is done, or null where a form goes on by itself. */
  run: (rows: readonly Row[]) => Promise<readonly RowResult[] | null>;
};

type Described<Row, C extends Call> = Pick<ManyAction<Row>, "boleh"> & {
  call: C;
  input: (rows: readonly Row[]) => ClientInput<C>;
  label?: string;
};
type Printed = { data: { pdf: { base64: string; nama: string } | null; hasil: readonly HasilSatu[] } };
type Mailed = { data: readonly HasilSatu[] };

/** One PDF of all rows. */
export const printsMany = <Row, C extends Call>({ call, input, label = "Cetak", boleh }: Described<Row, C>) =>
  ({
    ...{ kind: "cetak", call, label, boleh, done: "dicetak", fallback: "Gagal mencetak" },
    run: async (rows: readonly Row[]) => {
      // A hundred papers take longer than other answers.
      const { data } = (await send(call, input(rows), { patienceMs: 120_000 })) as Answer<C> & Printed;
      if (data.pdf) print(data.pdf.base64, data.pdf.nama);
      return data.hasil;
    },
  }) satisfies ManyAction<Row>;

type Mailing<Row, C extends Call> = Described<Row, C> & {
  ask: (count: number) => string;
  /** The mail of a row before it is sent, which knows whether any can be. */
  draf: (row: Row) => Promise<{ data: DrafEmail }>;
};

/** Each row to its own address. */
export const mailsMany = <Row, C extends Call>({
  call,
  input,
  label = "Kirim email",
  draf,
  ...asked
}: Mailing<Row, C>) =>
  ({
    ...{ kind: "email", call, label, ...asked, done: "terkirim", fallback: "Gagal mengirim email" },
    held: async (row: Row) => (await draf(row)).data.kendala,
    run: async (rows: readonly Row[]) =>
      ((await send(call, input(rows), { idempotencyKey: newKey() })) as Answer<C> & Mailed).data,
  }) satisfies ManyAction<Row>;

/** A spreadsheet of the rows alone. */
export const exportsMany = <Row, C extends Call>({ call, input, label = "Export", boleh }: Described<Row, C>) =>
  ({
    ...{ kind: "ekspor", call, label, boleh, done: "diekspor", fallback: "Gagal download data" },
    run: async (rows: readonly Row[]) => {
      await download(call, input(rows));
      return [];
    },
  }) satisfies ManyAction<Row>;
