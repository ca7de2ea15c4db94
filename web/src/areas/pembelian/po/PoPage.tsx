import { Group, Text } from "@mantine/core";
import { useEffect } from "react";
import { po } from "#contract/pembelian/po.ts";
import { useCall } from "../../../api/hooks.ts";
import { DateRange } from "../../../ui/DateRange.tsx";
import { ExportButton } from "../../../ui/ExportButton.tsx";
import { tahunIni } from "../../../ui/list/tahunIni.ts";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { UrlTabs } from "../../../ui/UrlTabs.tsx";
import { PoList } from "./PoList.tsx";

/** Purchase orders: those that are awaited, and those that have arrived. */
export function PoPage() {
  useDicari();
  return (
    <>
      <Ekspor />
      <UrlTabs
        label="Status PO"
        tabs={[
          { value: "proses", label: "PO Proses", content: () => <PoList key="Proses" statusPo="Proses" /> },
          { value: "selesai", label: "PO Selesai", content: () => <PoList key="Selesai" statusPo="Selesai" /> },
        ]}
      />
    </>
  );
}

/** A link from elsewhere (`?cari=`) does not know on which of the two lists the purchase order stands. */
function useDicari() {
  const { values, change } = useUrlState();
  const cari = values.cari ?? "";
  const { data: terbuka } = useCall(
    po.getPo,
    { statusPo: "Proses", cari, limit: 1 },
    { enabled: cari !== "", keepPrevious: false },
  );
  useEffect(() => {
    if (cari === "" || !terbuka) return;
    const found = { "proses-cari": cari, "selesai-cari": cari, tab: terbuka.totalDocs > 0 ? null : "selesai" };
    change({ ...found, cari: null, tglAwal: null, tglAkhir: null }, "replace");
  }, [cari, terbuka, change]);
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
        input={{ tglAwal, tglAkhir }}
        label="Export PO"
        fallback="Gagal download data PO"
      />
      <Text size="xs" c="dimmed">
        Rentang tanggal order untuk file export; daftar di bawah memuat semua PO.
      </Text>
    </Group>
  );
}
