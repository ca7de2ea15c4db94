import { keteranganMesin } from "#areas/produk/produk/contract.ts";
import { ribuan, tanggal } from "#kernel/format.ts";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { Jumlah, Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { BarisOrder } from "../contract.ts";
import { persenDiskon, sebelumDiskon } from "../diskon.ts";
import { keadaanBaris } from "../label.ts";
import { jumlah, nama, type OrderLinesProps, total } from "./OrderLines.tsx";
import { STATUS_BARIS } from "./status.ts";

/** From when to when a machine is made, and below it when it was done. */
const PENGERJAAN: LineColumn<BarisOrder> = {
  header: "Pengerjaan",
  cell: ({ tglAwalPengerjaan: mulai, tglDeadline, tglSelesai }) =>
    mulai === null ? (
      "-"
    ) : (
      <TwoLines below={tglSelesai && `selesai ${tanggal(tglSelesai)}`}>
        <Tanggal value={mulai} /> – <Tanggal value={tglDeadline} />
      </TwoLines>
    ),
};

/** All columns of an order's lines that say something of one of them. */
export function barisLengkap({ statusSo, orders }: OrderLinesProps["order"]): LineColumn<BarisOrder>[] {
  const online = orders.some((line) => line.totalTambahanHargaOnline !== 0);
  const dibuat = statusSo !== "Cancel" && orders.some((line) => line.tglAwalPengerjaan !== null);
  return [
    {
      ...nama,
      cell: ({ produk }) => <TwoLines below={keteranganMesin(produk)}>{produk.namaProduk}</TwoLines>,
    },
    ...jumlah,
    { header: "Terkirim", align: "right", cell: (line) => <Jumlah value={line.qtyTerkirim} /> },
    moneyColumn("Harga", sebelumDiskon),
    ...(orders.some((line) => line.diskon > 0) ? [DISKON] : []),
    online ? TOTAL_ONLINE : total,
    {
      header: "Status",
      cell: (line) => <StatusBadge map={STATUS_BARIS} state={keadaanBaris(statusSo, line)} />,
    },
    ...(dibuat ? [PENGERJAAN] : []),
  ];
}

/** What was given off a unit, in rupiah and in per cent of its price. */
const DISKON: LineColumn<BarisOrder> = {
  ...moneyColumn("Diskon", (line: BarisOrder) => line.diskon),
  cell: (line) =>
    line.diskon === 0 ? (
      "-"
    ) : (
      <TwoLines below={persenDiskon({ harga: sebelumDiskon(line), diskon: line.diskon })}>
        <Money value={line.diskon} />
      </TwoLines>
    ),
};

/** What buying online adds is not in the total: it stands below it. */
const TOTAL_ONLINE: LineColumn<BarisOrder> = {
  ...total,
  cell: ({ totalHarga, totalTambahanHargaOnline: online }) => (
    <TwoLines below={online !== 0 && <KeepTogether>{`online + ${ribuan(online)}`}</KeepTogether>}>
      <Money value={totalHarga} />
    </TwoLines>
  ),
};
