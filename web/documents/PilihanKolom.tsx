import { kolomSendiri } from "#areas/sistem/kolom-sendiri/contract.ts";
import { saringanPilihan, type UntukKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { useCall } from "#web/api/hooks.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import type { ListState } from "#web/ui/list/listState.ts";

export type PilihanKolomProps = {
  untuk: UntukKolom;
  list: Pick<ListState<unknown, "kolom">, "filters" | "setFilters">;
};

/** The filter by what the company's own fields of choices hold; none where there are no such fields. */
export function PilihanKolom({ untuk, list }: PilihanKolomProps) {
  const { data } = useCall(kolomSendiri.getIsianKolom, { untuk });
  const options = (data?.data ?? []).flatMap(({ idKolom, nama, pilihan }) =>
    pilihan.map((satu) => ({ value: saringanPilihan(idKolom, satu), label: `${nama}: ${satu}` })),
  );
  if (options.length === 0) return null;
  return (
    <SelectFilter list={list} name="kolom" label="Kolom sendiri" all="Semua isi kolom" options={options} searchable />
  );
}
