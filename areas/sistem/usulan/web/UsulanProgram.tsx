import { Text } from "@mantine/core";
import { IconRobot } from "@tabler/icons-react";
import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import menunggu from "#web/documents/menunggu.module.css";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { type Usulan, usulan } from "../contract.ts";
import classes from "./usulan.module.css";
import { judulOf } from "./usulan.ts";

const UsulanDialog = onOpening(() => import("./UsulanDialog.tsx").then((file) => file.UsulanDialog));

/** What programs drafted and this person may send; nothing where nothing waits. */
export function UsulanProgram() {
  const { data } = useCall(usulan.getUsulan, {});
  const dialog = useDialog<Usulan>();
  return (
    <>
      {data !== undefined && data.data.length > 0 && (
        <section className={`${menunggu.box} ${classes.kotak}`} aria-label="Usulan program">
          <Text size="sm" c="dimmed" px="sm" py={6}>
            {data.total} usulan program menunggu dikirim
          </Text>
          <ul>
            {data.data.map((row) => (
              <Satu key={row.idUsulan} row={row} open={() => dialog.open(row)} />
            ))}
          </ul>
        </section>
      )}
      <UsulanDialog dialog={dialog} />
    </>
  );
}

function Satu({ row, open }: { row: Usulan; open: () => void }) {
  const [isi] = row.isian;
  return (
    <li>
      <button type="button" className={menunggu.press} onClick={open}>
        <IconRobot size={20} stroke={1.7} aria-hidden />
        <span className={classes.teks}>
          <span className={classes.judul}>
            {judulOf(row)}
            {isi && `: ${isi.nilai}`}
          </span>
          <span className={menunggu.small}>
            {row.namaKunci} untuk {row.namaUser} · <Tanggal value={jakartaToday(new Date(row.dibuat))} />
          </span>
        </span>
      </button>
    </li>
  );
}
