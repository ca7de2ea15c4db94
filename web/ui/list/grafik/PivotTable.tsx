import { ribuan } from "#kernel/format.ts";
import type { Kelompok } from "#kernel/grafik.ts";
import classes from "./grafik.module.css";
import type { Shown } from "./pilihan.ts";

/** The sums as a table with those of its rows and columns; what a press opens is a button. */
export function PivotTable({ hasil, label, kepala, uang, press }: Shown & { kepala: string }) {
  const { pertama, kedua, sel, total } = hasil;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scroll} aria-label={`Tabel ${label}`} tabIndex={0}>
      <table className={classes.pivot}>
        <caption>
          {label}
          {uang && ", dalam rupiah"}
        </caption>
        <thead>
          <tr>
            <th scope="col">{kepala}</th>
            {kedua.map((kelompok) => (
              <th key={keyOf(kelompok)} scope="col">
                {kelompok.nama}
              </th>
            ))}
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {pertama.map((kelompok, at) => (
            <tr key={keyOf(kelompok)}>
              <th scope="row">
                <Press open={press(kelompok)}>{kelompok.nama}</Press>
              </th>
              {kedua.map((lain, ke) => {
                const value = sel[at]?.[ke] ?? 0;
                return (
                  <td key={keyOf(lain)} data-zero={value === 0 || undefined}>
                    {ribuan(value)}
                  </td>
                );
              })}
              <td data-zero={kelompok.jumlah === 0 || undefined}>{ribuan(kelompok.jumlah)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Jumlah</th>
            {kedua.map((kelompok) => (
              <td key={keyOf(kelompok)}>{ribuan(kelompok.jumlah)}</td>
            ))}
            <td>{ribuan(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const keyOf = ({ kunci, lainnya }: Kelompok) => (lainnya ? "lainnya" : `=${kunci}`);

function Press({ open, children }: { open: (() => void) | undefined; children: string }) {
  if (!open) return children;
  return (
    <button type="button" className={classes.open} onClick={open} data-tip="Lihat dokumennya di daftar">
      {children}
    </button>
  );
}
