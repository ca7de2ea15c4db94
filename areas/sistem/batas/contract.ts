import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id, integer, optional } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, teks } from "#kernel/row.ts";

/** How somebody may decide: alone, only together with a second person, or not at all. */
export const CARA_PUTUS = ["sendiri", "berdua", "tidak"] as const;
export type CaraPutus = (typeof CARA_PUTUS)[number];
export const NAMA_CARA: Readonly<Record<CaraPutus, string>> = {
  sendiri: "Boleh sendiri",
  berdua: "Harus berdua",
  tidak: "Tidak boleh",
};
export const SEMUA_KEBUTUHAN = "Semua kebutuhan";

/** Fields typed for a limit. */
export const isianBatas = {
  /** None for every need without a limit of its own. */
  idKebutuhan: blankable(field.id("kebutuhan", "Kebutuhan")),
  nominalDari: field.money("Mulai Nominal", { min: 0 }),
  namaRole: field.choice("Role", PRIVILEGED),
  cara: field.choice("Putusan", CARA_PUTUS, { say: (cara) => NAMA_CARA[cara] }),
};
const namaKebutuhan = field.shown("text", "Kebutuhan", atauKosong(teks), {
  say: (nama) => nama ?? SEMUA_KEBUTUHAN,
});
export const isiBatas = {
  namaKebutuhan,
  nominalDari: isianBatas.nominalDari,
  namaRole: isianBatas.namaRole,
  cara: isianBatas.cara,
};
export const riwayatBatas = isiBatas;

export const Batas = row({
  idBatas: idOf("batas"),
  ...wireOf(isianBatas),
  namaKebutuhan: namaKebutuhan.wire,
  versi: z.int(),
  aksi: row({ ubah: Boleh }),
});
export type Batas = z.output<typeof Batas>;

const idBatas = id("batas", "Batas");
const milikSuperAdmin = withRole(["Super Admin"]);

export const batas = {
  getBatas: call("GET /persetujuanWeb/getBatas", {
    summary: "Batas persetujuan",
    tindakan: "melihat batas persetujuan",
    permission: withRole(PRIVILEGED),
    output: answer(z.array(Batas)),
    reads: ["batas", "kebutuhan"],
  }),
  addBatas: call("POST /persetujuanWeb/addBatas", {
    summary: "Menambahkan batas persetujuan",
    tindakan: "mengubah batas persetujuan",
    permission: milikSuperAdmin,
    input: z.object(inputOf(isianBatas)),
    output: answer(row({ idBatas: idOf("batas") })),
    changes: ["batas"],
  }),
  updateBatas: call("PATCH /persetujuanWeb/updateBatas", {
    summary: "Mengubah batas persetujuan",
    tindakan: "mengubah batas persetujuan",
    permission: milikSuperAdmin,
    input: z.object({ idBatas, ...inputOf(isianBatas), versi: optional<number, number | string>(integer("Versi")) }),
    changes: ["batas"],
  }),
  deleteBatas: call("PATCH /persetujuanWeb/deleteBatas", {
    summary: "Menghapus batas persetujuan",
    tindakan: "mengubah batas persetujuan",
    permission: milikSuperAdmin,
    input: z.object({ idBatas }),
    changes: ["batas"],
  }),
};
