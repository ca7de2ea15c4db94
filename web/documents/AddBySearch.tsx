import { Select, type SelectProps } from "@mantine/core";

type Found = { readonly idProduk: number };
type AddBySearchProps<Row extends Found> = Omit<SelectProps, "data" | "value" | "onChange"> & {
  /** What the server found for the words typed, and those that are there already. */
  found: readonly Row[];
  ada: readonly { idProduk: number | string }[];
  say: (row: Row) => string;
  typed: string;
  setTyped: (typed: string) => void;
  pick: (row: Row) => void;
};

/** A field that finds by what is typed: what is chosen is told, and the field is empty again. */
export function AddBySearch<Row extends Found>(props: AddBySearchProps<Row>) {
  const { found, ada, say, typed, setTyped, pick, ...select } = props;
  const left = found.filter(({ idProduk }) => !ada.some((one) => String(one.idProduk) === String(idProduk)));
  return (
    <Select
      searchable
      openOnFocus={false}
      nothingFoundMessage="Tidak ditemukan"
      comboboxProps={{ withinPortal: true }}
      {...select}
      data={left.map((row) => ({ value: String(row.idProduk), label: say(row) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(id) => {
        const row = left.find(({ idProduk }) => String(idProduk) === id);
        if (!row) return;
        setTyped("");
        pick(row);
      }}
    />
  );
}
