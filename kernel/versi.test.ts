import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import type { Call } from "./call.ts";

type Inside = {
  shape?: Record<string, z.ZodMiniType>;
  in?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
};

/** The fields of an input, also inside rules, lists and nullable values. */
function fieldsOf(schema: z.ZodMiniType): [string, z.ZodMiniType][] {
  const { shape, in: inner, innerType, element } = schema._zod.def as Inside;
  const next = inner ?? innerType ?? element;
  return shape ? Object.entries(shape) : next ? fieldsOf(next) : [];
}

const carriesVersion = (schema: z.ZodMiniType, depth = 3): boolean =>
  fieldsOf(schema).some(([name, field]) => name === "versi" || (depth > 0 && carriesVersion(field, depth - 1)));

/** A call that answers the id of what it added overwrites nothing: the id was not there before. */
function makesRecord(name: string, { input, output }: Call): boolean {
  const sent = fieldsOf(input).map(([field]) => field);
  const answered = fieldsOf(output).flatMap(([field, schema]) => (field === "data" ? fieldsOf(schema) : []));
  return /^add[A-Z]/.test(name) && answered.some(([field]) => /^id[A-Z]/.test(field) && !sent.includes(field));
}

/** Calls that change a record without overwriting what the person may not have seen: they need no `versi`. */
const NO_EDIT = [
  // They make a record and answer no id of it.
  ...["addCatatanPemasok", "addPercakapan", "addKetentuan", "addKodePajak"],
  // They note one more count, whose moment decides which holds; and send what the person knows to be uncounted.
  ...["hitungOpname", "importExcelOpname", "kirimOpname", "tarikOpname", "importDaftarHarga", "setKelompokHarga"],
  // It says that an offer went out, and refuses where something became of it.
  "kirimEmailPenawaran",
  // They set a flag, or send the value that they start from.
  ...[
    "deleteProduk",
    "koreksiStok",
    "setStatusBahan",
    "koreksiBahan",
    "arsipkanPemasok",
    "arsipkanPelanggan",
    "approveMasukAsset",
    "setTampilanUtama",
  ],
  // They say where something belongs, and can be taken back.
  ...["gabungPemasok", "pindahPoPemasok", "pindahProdukPemasok", "gabungPelanggan", "pisahkanPelanggan"],
  // They name the day that was seen.
  ...["geserLangkah", "geserTindakLanjut"],
  // They say what a line of the bank is, and refuse where somebody said so meanwhile; the versions beside it are of other documents.
  ...["cocokkanKoran", "jelaskanKoran", "jelaskanKas", "batalCocokKoran", "setJudulKoran"],
  // They add what the bank said, and book what arrived beside an invoice, once.
  ...["bacaRekeningKoran", "cocokkanSendiri"],
  // They put back what the record had before its last change, and refuse when it has changed since.
  ...["undoFotoSj"],
  // It reads what was pasted.
  ...["tempelKesalahan"],
  // They cancel or delete, with the reason.
  ...["cancelSo", "hapusSuratJalan"],
  // They send a mail and leave the document as it is.
  ...["keluarkanRusak", "kirimEmail", "kirimEmailInv"],
];

test("whatever edits a record that carries its version can be told which one was seen", () => {
  const edits = Object.values(contract).flatMap((resource) => {
    const calls = Object.entries(resource as Readonly<Record<string, Call>>);
    if (!calls.some(([, call]) => call.method === "GET" && carriesVersion(call.output))) return [];
    // With an id alone a record is deleted or cancelled, not edited.
    return calls.filter(
      ([name, call]) => call.method !== "GET" && fieldsOf(call.input).length > 1 && !makesRecord(name, call),
    );
  });
  const without = edits.filter(([, { input }]) => !fieldsOf(input).some(([name]) => name === "versi"));
  expect(edits.length).toBeGreaterThan(without.length);
  expect(
    without.map(([name]) => name).sort(),
    "an edit takes `versi` and calls assertVersion (company/audit/history.ts), or says in NO_EDIT why not",
  ).toEqual([...NO_EDIT].sort());
});
