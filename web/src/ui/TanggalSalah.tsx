import { IconCalendarX } from "@tabler/icons-react";
import { EmptyState } from "./EmptyState.tsx";
import classes from "./list/list.module.css";

/** Stands where the data of days would stand that nobody can ask for. */
export function TanggalSalah({ masalah }: { masalah: string }) {
  return (
    <div className={classes.frame}>
      <EmptyState icon={IconCalendarX} title={masalah} text="Perbaiki tanggal di atas untuk melihat datanya." />
    </div>
  );
}
