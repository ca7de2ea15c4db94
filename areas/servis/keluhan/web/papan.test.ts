import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { StatusKeluhan } from "../isiKeluhan.ts";
import { kapan } from "./kapan.ts";
import { PINDAH } from "./pindah.ts";

const hari = (satu: string) => satu as Tanggal;
const today = hari("2026-11-20");
const row = {
  ...{ status: "baru" as StatusKeluhan, tglKeluhan: hari("2026-11-18") },
  ...{ rencana: null, dikerjakan: null, selesai: null },
};

test("a card tells since when it waits, when somebody comes, red once that is late, or when it was settled", () => {
  expect(kapan(row, today)).toEqual({ when: "2 hari" });
  expect(kapan({ ...row, tglKeluhan: today }, today)).toEqual({ when: "Hari ini" });
  expect(kapan({ ...row, rencana: hari("2026-11-21") }, today)).toEqual({ when: "Kunjungan 21-11-2026" });
  expect(kapan({ ...row, rencana: today }, today)).toEqual({ when: "Kunjungan hari ini" });
  const dikerjakan = { ...row, dikerjakan: hari("2026-11-19") };
  expect(kapan(dikerjakan, today)).toEqual({ when: "Dikerjakan 19-11-2026" });
  expect(kapan({ ...dikerjakan, rencana: hari("2026-11-19") }, today)).toEqual({
    ...{ when: "Terlambat 1 hari", late: true },
  });
  expect(kapan({ ...dikerjakan, selesai: hari("2026-11-19") }, today)).toEqual({ when: "19-11-2026" });
});

test("a drop plans a visit, notes its work, or settles; nothing becomes new again by itself", () => {
  const pindah = (status: StatusKeluhan, kolom: string, idKunjungan: string | null = null) =>
    PINDAH.to({ status, idKunjungan }, kolom, status);
  expect(pindah("baru", "dijadwalkan")).toEqual({ kind: "tambah" });
  expect(pindah("dijadwalkan", "dikerjakan", "KJ-1")).toEqual({ kind: "selesai" });
  expect(pindah("dijadwalkan", "selesai", "KJ-1"), "its visit settles it").toEqual({ kind: "selesai" });
  expect(pindah("baru", "selesai")).toEqual({ kind: "setujui" });
  expect(pindah("dijadwalkan", "baru", "KJ-1")).toHaveProperty("alasan");
  expect(pindah("selesai", "baru"), "the server says that it is settled").toEqual({ kind: "tambah" });
  expect(pindah("baru", "batal")).toEqual({ kind: "batal" });
});
