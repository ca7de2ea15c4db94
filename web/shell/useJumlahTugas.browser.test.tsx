import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import type { Tugas } from "#areas/laporan/dashboard/isiTugas.ts";
import { TugasSaya } from "#areas/laporan/dashboard/web/TugasSaya.tsx";
import { refreshTopics } from "../api/queries.ts";
import { pretendServer } from "../testing/server.ts";
import { onStage } from "../testing/stage.tsx";
import { useAddress } from "../ui/dialog/useAddress.ts";
import { screenAt } from "./openScreens.ts";
import { SidebarItem } from "./SidebarItem.tsx";

const tugas = (jumlah: number): Tugas[] => [{ jenis: "pengajuan", jumlah, daftar: [] }];
const mutasi = screenAt("/admin/pengajuanBiaya");

const Samping = () => <nav>{mutasi && <SidebarItem screen={mutasi} mini={false} />}</nav>;
const Beranda = () => <TugasSaya dialog={useAddress()} />;

test.each([
  ["before", [Samping, Beranda]],
  ["after", [Beranda, Samping]],
] as const)(
  "the sidebar drawn %s the dashboard counts the tasks with its answer, and with every newer one",
  async (_, bagian) => {
    const server = pretendServer();
    let jumlah = 9;
    server.answers(dashboard.getTugasSaya, () => ({ data: tugas(jumlah), diperiksa: ["pengajuan"] }));
    const [Satu, Dua] = bagian;
    const { getByRole } = await onStage(() => (
      <>
        <Satu />
        <Dua />
      </>
    ));
    const samping = getByRole("navigation");
    const beranda = getByRole("region", { name: "Tugas saya" });
    await expect.element(samping.getByText("9", { exact: true })).toBeVisible();
    await expect.element(beranda.getByText("9", { exact: true })).toBeVisible();
    expect(server.asked(dashboard.getTugasSaya)).toHaveLength(1);

    jumlah = 8;
    await refreshTopics(["pengajuan"]);
    await expect.element(beranda.getByText("8", { exact: true })).toBeVisible();
    await expect.element(samping.getByText("8", { exact: true })).toBeVisible();
    expect(server.asked(dashboard.getTugasSaya)).toHaveLength(2);
  },
);

test("without the dashboard beside it, the sidebar asks by itself", async () => {
  const server = pretendServer();
  server.answers(dashboard.getTugasSaya, { data: tugas(4), diperiksa: ["pengajuan"] });
  const { getByRole } = await onStage(() => <Samping />);
  await expect.element(getByRole("navigation").getByText("4", { exact: true })).toBeVisible();
  expect(server.asked(dashboard.getTugasSaya)).toHaveLength(1);
});
