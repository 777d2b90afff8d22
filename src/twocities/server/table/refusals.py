"""Why something is refused, as a key with words in every language."""

from enum import StrEnum


class Reason(StrEnum):
    """Every reason for which the server refuses something; the key of its sentence is `refusal-<reason>`."""

    STALE = "stale"
    NOT_YOURS = "not-yours"
    NO_OPTION = "no-option"
    ACT_OVER = "act-over"
    NOT_PLAYING = "not-playing"
    NOT_OPEN = "not-open"
    NOT_OVER = "not-over"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_FREE = "seat-free"
    NO_BOT = "no-bot"
    KICKED = "kicked"
    NOT_PROMISED = "not-promised"
    CANNOT_UNDO = "cannot-undo"
    CHAT_CLOSED = "chat-closed"
    BAD_TEXT = "bad-text"
    NOT_LATE = "not-late"
    NOT_AWAY = "not-away"
    REMATCHED = "rematched"
    TABLE_STOPPED = "table-stopped"
    NO_TABLE = "no-table"
    NO_INVITE = "no-invite"
    NO_REPLAY = "no-replay"
    NO_MOVE = "no-move"
    NO_PERSON = "no-person"
    BAD_RULES = "bad-rules"
    BAD_POSITION = "bad-position"
    NO_POSITIONS = "no-positions"
    BAD_NAME = "bad-name"
    NAME_TAKEN = "name-taken"
    BAD_PASSWORD = "bad-password"
    BAD_LOGIN = "bad-login"
    NO_SESSION = "no-session"
    FORBIDDEN = "forbidden"
    BAD_REQUEST = "bad-request"
    TOO_OFTEN = "too-often"
    TOO_MANY = "too-many"
    UNAVAILABLE = "unavailable"
    WRONG_ENGINE = "wrong-engine"
    DAMAGED = "damaged"


class Refusal(Exception):
    """Nothing was changed; `detail` says more where the reason alone is too little, `wait` when to ask again."""

    def __init__(self, reason: Reason, detail: str = "", wait: float = 0.0) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.wait = wait
