import { Group, Text } from "@mantine/core";
import { send } from "#web/api/client.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { problemOfRentang, readDay } from "#web/ui/field/readDay.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { DateRangeFilter } from "#web/ui/list/filters.tsx";
import { tahunIni } from "#web/ui/list/tahunIni.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { type Po, po } from "../contract.ts";
import { PoList } from "./PoList.tsx";

const KirimPo = onOpening(() => import("./KirimPo.tsx").then((file) => file.KirimPo));
const PoBayar = onOpening(() => import("./PoBayar.tsx").then((file) => file.PoBayar));
const PoDetail = onOpening(() => import("./PoDetail.tsx").then((file) => file.PoDetail));
const PoSelesai = onOpening(() => import("./PoSelesai.tsx").then((file) => file.PoSelesai));

/** Two lists: purchase orders in Proses, and those that are Selesai. */
export function PoPage() {
  const detail = useAddress();
  const satu = {
    key: ({ idPo }: Po) => idPo,
    load: async (idPo: string): Promise<Po> => (await send(po.getDetailPo, { idPo })).data,
  };
  const selesai = useFormAddress("selesai", { ...satu, call: po.updatePoSelesai, boleh: ({ aksi }) => aksi.selesai });
  const bayar = useFormAddress("bayar", { ...satu, call: po.updatePoLunas, boleh: ({ aksi }) => aksi.bayar });
  const kirim = useKirim(po.kirimEmailPo, (idPo) => send(po.getDrafEmailPo, { idPo }));
  const dialogs = { detail, selesai, bayar, kirim: kirim.opener };
  return (
    <>
      <Ekspor />
      <UrlTabs
        label="Status PO"
        tabs={[
          {
            value: "proses",
            label: "PO Proses",
            content: () => <PoList key="Proses" statusPo="Proses" dialogs={dialogs} />,
          },
          {
            value: "selesai",
            label: "PO Selesai",
            content: () => <PoList key="Selesai" statusPo="Selesai" dialogs={dialogs} />,
          },
        ]}
      />
      <PoDetail dialog={detail} />
      <PoSelesai dialog={selesai} />
      <PoBayar dialog={bayar} />
      <KirimPo dialog={kirim.dialog} />
    </>
  );
}

/** The export with its range of days; the lists themselves have no range. */
function Ekspor() {
  const { values, change } = useUrlState("export");
  const mulai = tahunIni();
  const { tglAwal = mulai.tglAwal, tglAkhir = mulai.tglAkhir } = values;
  const setFilters = (hari: { tglAwal?: string; tglAkhir?: string }) =>
    change({ tglAwal: hari.tglAwal ?? null, tglAkhir: hari.tglAkhir ?? null }, "push");
  return (
    <Group mb="md" gap="sm" data-screen>
      <DateRangeFilter list={{ filters: { tglAwal, tglAkhir }, setFilters }} from="tglAwal" to="tglAkhir" />
      <ExportButton
        call={po.exportPo}
        input={{ tglAwal: readDay(tglAwal) ?? tglAwal, tglAkhir: readDay(tglAkhir) ?? tglAkhir }}
        label="Export PO"
        fallback="Gagal download data PO"
        masalah={problemOfRentang(tglAwal, tglAkhir)}
      />
      <Text size="xs" c="dimmed">
        Rentang tanggal order untuk file export; daftar di bawah memuat semua PO.
      </Text>
    </Group>
  );
}
