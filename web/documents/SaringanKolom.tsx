import type { KolomTerisi } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { later } from "#web/ui/page/later.tsx";
import type { PilihanKolomProps } from "./PilihanKolom.tsx";

const PilihanKolom = later<PilihanKolomProps>(
  () => import("./PilihanKolom.tsx").then((file) => file.PilihanKolom),
  () => null,
);

type SaringanKolomProps = PilihanKolomProps & {
  rows: readonly { readonly kolomSendiri: readonly KolomTerisi[] }[] | undefined;
};

/** The filter by own fields, for a list whose rows have some, or which is filtered by one. */
export function SaringanKolom({ rows, ...props }: SaringanKolomProps) {
  const ada = rows?.[0] ? rows[0].kolomSendiri.length > 0 : props.list.filters.kolom !== "";
  return ada && <PilihanKolom {...props} />;
}
