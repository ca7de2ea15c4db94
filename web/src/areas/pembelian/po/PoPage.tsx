import { Group, Text } from "@mantine/core";
import { po } from "#contract/pembelian/po.ts";
import { useAddress } from "../../../ui/dialog/useAddress.ts";
import { DateRange } from "../../../ui/field/DateRange.tsx";
import { masalahRentang, readDay } from "../../../ui/field/readDay.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { tahunIni } from "../../../ui/list/tahunIni.ts";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { UrlTabs } from "../../../ui/page/UrlTabs.tsx";
import { PoDetail } from "./PoDetail.tsx";
import { PoList } from "./PoList.tsx";

/** Purchase orders: those that are awaited, and those that have arrived. */
export function PoPage() {
  const detail = useAddress();
  return (
    <>
      <Ekspor />
      <UrlTabs
        label="Status PO"
        tabs={[
          {
            value: "proses",
            label: "PO Proses",
            content: () => <PoList key="Proses" statusPo="Proses" openDetail={detail.open} />,
          },
          {
            value: "selesai",
            label: "PO Selesai",
            content: () => <PoList key="Selesai" statusPo="Selesai" openDetail={detail.open} />,
          },
        ]}
      />
      <PoDetail dialog={detail} />
    </>
  );
}

/** The dates say which purchase orders the file holds; both lists show all of theirs. */
function Ekspor() {
  const { values, change } = useUrlState("export");
  const mulai = tahunIni();
  const { tglAwal = mulai.tglAwal, tglAkhir = mulai.tglAkhir } = values;
  return (
    <Group mb="md" gap="sm">
      <DateRange
        from={tglAwal}
        to={tglAkhir}
        onChange={(from, to) => change({ tglAwal: from || null, tglAkhir: to || null }, "push")}
      />
      <ExportButton
        call={po.exportPo}
        input={{ tglAwal: readDay(tglAwal) ?? tglAwal, tglAkhir: readDay(tglAkhir) ?? tglAkhir }}
        label="Export PO"
        fallback="Gagal download data PO"
        masalah={masalahRentang(tglAwal, tglAkhir)}
      />
      <Text size="xs" c="dimmed">
        Rentang tanggal order untuk file export; daftar di bawah memuat semua PO.
      </Text>
    </Group>
  );
}
