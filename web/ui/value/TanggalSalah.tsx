import { IconCalendarX } from "@tabler/icons-react";
import classes from "../list/list.module.css";
import { EmptyState } from "../page/EmptyState.tsx";

/** Shown instead of data while the chosen days are wrong. */
export function TanggalSalah({ masalah }: { masalah: string }) {
  return (
    <div className={classes.frame}>
      <EmptyState icon={IconCalendarX} title={masalah} text="Perbaiki tanggal di atas untuk melihat datanya." />
    </div>
  );
}
