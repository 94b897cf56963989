"""As much of MessagePack as messages need: nil, booleans, numbers, text, bytes, lists and maps."""

import struct


def pack(value, out=None):
    """Writes a value down."""
    whole = out is None
    out = [] if whole else out
    if value is None:
        out.append(b"\xc0")
    elif value is True or value is False:
        out.append(b"\xc3" if value else b"\xc2")
    elif isinstance(value, int):
        out.append(_packed_int(value))
    elif isinstance(value, float):
        out.append(struct.pack(">Bd", 0xCB, value))
    elif isinstance(value, str):
        text = value.encode()
        out.append(_head(len(text), 0xA0, 31, (0xD9, 0xDA, 0xDB)))
        out.append(text)
    elif isinstance(value, (list, tuple)):
        out.append(_head(len(value), 0x90, 15, (None, 0xDC, 0xDD)))
        for item in value:
            pack(item, out)
    elif isinstance(value, dict):
        out.append(_head(len(value), 0x80, 15, (None, 0xDE, 0xDF)))
        for key, item in value.items():
            pack(key, out)
            pack(item, out)
    else:
        # A number of NumPy's is one of Python's too.
        pack(value.item() if hasattr(value, "item") else list(value), out)
    return b"".join(out) if whole else None


def _packed_int(n):
    if -32 <= n < 128:
        return struct.pack("b", n)
    return struct.pack(">Bi", 0xD2, n) if -(2**31) <= n < 2**31 else struct.pack(">Bq", 0xD3, n)


def _head(length, short, longest, codes):
    if length <= longest:
        return bytes([short | length])
    if length < 256 and codes[0] is not None:
        return struct.pack(">BB", codes[0], length)
    return struct.pack(">BH", codes[1], length) if length < 65536 else struct.pack(">BI", codes[2], length)


# What follows a code: the form of a number, or that of a length and what it is the length of.
_NUMBERS = {0xCA: ">f", 0xCB: ">d", 0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q"}
_NUMBERS.update({0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q"})
_LONG = {0xC4: (">B", "bytes"), 0xC5: (">H", "bytes"), 0xC6: (">I", "bytes")}
_LONG.update({0xD9: (">B", "text"), 0xDA: (">H", "text"), 0xDB: (">I", "text")})
_LONG.update({0xDC: (">H", "list"), 0xDD: (">I", "list"), 0xDE: (">H", "map"), 0xDF: (">I", "map")})
_SINGLE = {0xC0: None, 0xC2: False, 0xC3: True}


def unpack(read):
    """Reads the next value; `read(n)` gives the next n bytes."""
    code = read(1)[0]
    if code < 0x80:
        return code
    if code >= 0xE0:
        return code - 256
    if code < 0x90:
        return _rest(read, "map", code & 15)
    if code < 0xA0:
        return _rest(read, "list", code & 15)
    if code < 0xC0:
        return _rest(read, "text", code & 31)
    if code in _SINGLE:
        return _SINGLE[code]
    if code in _NUMBERS:
        return _number(read, _NUMBERS[code])
    if code in _LONG:
        form, kind = _LONG[code]
        return _rest(read, kind, _number(read, form))
    raise ValueError(f"There is no MessagePack code {code:#x}.")


def _number(read, form):
    return struct.unpack(form, read(struct.calcsize(form)))[0]


def _rest(read, kind, length):
    if kind == "bytes":
        return read(length)
    if kind == "text":
        return read(length).decode()
    if kind == "list":
        return [unpack(read) for _ in range(length)]
    return {unpack(read): unpack(read) for _ in range(length)}
