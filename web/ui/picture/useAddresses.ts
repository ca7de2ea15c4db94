import { useEffect, useState } from "react";
import { smaller } from "../../api/shrink.ts";

/** Addresses of chosen pictures as they will be sent; none yet while one is made smaller. */
export function useAddresses(files: readonly File[]): (string | undefined)[] {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    let gone = false;
    const made = new Map<File, string>();
    for (const file of files) {
      void smaller(file).then((small) => {
        if (gone) return;
        made.set(file, URL.createObjectURL(small));
        setAddresses(new Map(made));
      });
    }
    return () => {
      gone = true;
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [files]);
  return files.map((file) => addresses.get(file));
}
