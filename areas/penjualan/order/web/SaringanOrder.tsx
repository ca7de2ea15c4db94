import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import type { ListState } from "#web/ui/list/listState.ts";
import type { Order } from "../contract.ts";
import { labelPembayaran, STATUS_SO } from "../label.ts";
import { BAYAR } from "../saringanOrder.ts";
import { STATUS_ORDER } from "./status.ts";

type Filter = "tglAwal" | "tglAkhir" | "statusSo" | "bayar";

const STATUS = STATUS_SO.map((value) => ({ value, label: STATUS_ORDER[value].label }));
const PEMBAYARAN = BAYAR.map((value) => ({
  value,
  label: value === "Belum Dibayar" ? value : labelPembayaran(value),
}));

/** The filters of a list of orders: days, state and payment. */
export function SaringanOrder<F extends Filter | "urut">({
  list,
}: {
  list: Pick<ListState<Order, F | Filter>, "filters" | "setFilters">;
}) {
  return (
    <>
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
      <SelectFilter list={list} name="statusSo" label="Status Order" options={STATUS} all="Semua status" />
      <SelectFilter list={list} name="bayar" label="Pembayaran" options={PEMBAYARAN} all="Semua pembayaran" />
    </>
  );
}
