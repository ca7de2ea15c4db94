import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { onStage } from "#web/testing/stage.tsx";
import type { Acara } from "../contract.ts";
import { DaftarHari } from "./DaftarHari.tsx";

const HARI = "2026-12-01" as Tanggal;
const acara = Array.from(
  { length: 40 },
  (_, at): Acara => ({
    ...{ jenis: "langkahPelanggan", id: String(at), kunci: "1", tanggal: HARI, judul: `Telepon ke-${at}` },
    ...{ orang: null, selesai: false, geser: true, tetap: null },
  }),
);

test("a dense day shows the first entries and how many others there are, which one press shows", async () => {
  const screen = await onStage(() => <DaftarHari acara={acara} hariIni={HARI} pindah={() => undefined} />);
  await expect.element(screen.getByRole("listitem")).toHaveLength(11);
  await screen.getByRole("button", { name: "+29 lainnya" }).click();
  await expect.element(screen.getByRole("listitem")).toHaveLength(40);
  await expect.element(screen.getByRole("button", { name: /lainnya/ })).not.toBeInTheDocument();
});
